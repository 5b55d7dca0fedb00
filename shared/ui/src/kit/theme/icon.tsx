import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** In px, or with a unit. Most places give their icons a size by their own styles. */
  size?: number | string;
}

/** A drawing of 24 × 24 in the colour of the text. Its lines are one path: lists have an icon per row, and each element is felt. */
export function icon(drawing: IconNode) {
  let parts: IconNode | undefined;
  return function Icon({ size = 24 }: IconProps) {
    parts ??= asFewAsPossible(drawing);
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {parts.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      </svg>
    );
  };
}

/** Its paths in one, and then what is no path or has a look of its own. */
export function asFewAsPossible(drawing: IconNode): IconNode {
  const lines = drawing.filter(isLine);
  if (lines.length < 2) return drawing;
  const path = lines.map(([, { d }]) => fromAnywhere(String(d))).join('');
  return [['path', { d: path }], ...drawing.filter((part) => !isLine(part))];
}

const isLine = ([tag, attributes]: IconNode[number]): boolean =>
  tag === 'path' && Object.keys(attributes).every((name) => name === 'd');

/** A path begins where it says, whatever letter says so; behind another one a small `m` would begin where that one ends. */
const fromAnywhere = (d: string): string =>
  d.replace(BEGIN, (_begin, x, y, next) => `M${x} ${y}${next === undefined ? '' : `l${next}`}`);

const NUMBER = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
/** Further points without a letter are a line, and as relative as the letter before. */
const BEGIN = new RegExp(String.raw`^m\s*${NUMBER}[\s,]*${NUMBER}(?:[\s,]*(?=[-.\d])(.))?`);
