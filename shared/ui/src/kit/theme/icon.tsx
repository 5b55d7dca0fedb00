import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** In px, or with a unit. Most places give their icons a size by their own styles. */
  size?: number | string;
}

/** A drawing of 24 × 24 in the colour of the text. All its lines are one path: a list has an icon in each row. */
export function icon(drawing: IconNode) {
  let parts: IconNode | undefined;
  return function Icon({ size = 24 }: IconProps) {
    parts ??= mergePaths(drawing);
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

/** The plain paths as one path, then the other elements. */
export function mergePaths(drawing: IconNode): IconNode {
  const lines = drawing.filter(isLine);
  if (lines.length < 2) return drawing;
  const path = lines.map(([, { d }]) => fromAnywhere(String(d))).join('');
  return [['path', { d: path }], ...drawing.filter((part) => !isLine(part))];
}

const isLine = ([tag, attributes]: IconNode[number]): boolean =>
  tag === 'path' && Object.keys(attributes).every((name) => name === 'd');

/** Makes the beginning of a path absolute: after another path a small `m` would begin where that one ends. */
const fromAnywhere = (d: string): string =>
  d.replace(BEGIN, (_begin, x, y, next) => `M${x} ${y}${next === undefined ? '' : `l${next}`}`);

const NUMBER = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
/** Further points without a letter are a line, relative if the `m` is small. */
const BEGIN = new RegExp(String.raw`^m\s*${NUMBER}[\s,]*${NUMBER}(?:[\s,]*(?=[-.\d])(.))?`);
