import { chakra } from '@chakra-ui/react/styled-system';
import { Link, type To } from '@portal/platform/router';
import { t } from '@portal/platform/text';
import type { ReactNode } from 'react';
import { TextSpan } from '../layout/text-span.tsx';
import { buttonBase, buttonSizes, buttonTones } from '../theme/control-styles.ts';
import { ExternalLinkIcon } from '../theme/icons.ts';
import { trackPress } from './track-press.ts';

interface LinkButtonProps {
  to: To;
  /** The router's state for the target page. */
  state?: unknown;
  tone?: 'primary' | 'secondary' | 'text';
  size?: keyof typeof buttonSizes;
  icon?: ReactNode;
  fullWidth?: boolean;
  /** The name for analytics, if the visible one contains customer data (a site, a person). */
  trackName?: string;
  onPress?: () => void;
  /** A longer name, where the same text stands in every row. It contains the text. */
  'aria-label'?: string;
  children: ReactNode;
}

const StyledLinkButton = chakra(Link, {
  base: buttonBase,
  variants: { tone: buttonTones, size: buttonSizes, fullWidth: { true: { width: 'full' } } },
});

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function LinkButton({ to, tone = 'secondary', icon, trackName, onPress, children, ...rest }: LinkButtonProps) {
  return (
    <StyledLinkButton
      {...rest}
      to={to}
      tone={tone}
      onClick={(event) => {
        trackPress('link', event.currentTarget, trackName);
        onPress?.();
      }}
    >
      {icon}
      <TextSpan>{children}</TextSpan>
    </StyledLinkButton>
  );
}

interface TextLinkCommon {
  children: ReactNode;
  isBold?: boolean | undefined;
  /** It stands alone, not in a sentence: on a phone it can be pressed above and below its text, too. */
  isAlone?: boolean | undefined;
  /** The name for analytics, if the text is customer data (a site, a person). */
  trackName?: string | undefined;
  onPress?: (() => void) | undefined;
}
type TextLinkProps = TextLinkCommon &
  (
    | {
        to: To;
        state?: unknown;
        /** The title of a row, where every row of a list has one: underlined on hover alone. */
        isRowTitle?: boolean | undefined;
        href?: never;
        newTab?: never;
      }
    | { href: string; newTab?: boolean; to?: never; state?: never; isRowTitle?: never }
  );

const textLink = {
  base: { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '0.2em', _hover: { color: 'fg.brand' } },
  variants: {
    isBold: { true: { fontWeight: 'bold' } },
    isRowTitle: { true: { textDecoration: 'none', _hover: { textDecoration: 'underline' } } },
    // 44 px and more, without moving what stands around it.
    isAlone: {
      true: {
        display: 'inline-block',
        // A cut text is cut at the end of its cell.
        maxWidth: 'full',
        minWidth: { base: 'control', md: 'auto' },
        paddingBlock: { base: '3', md: '1' },
        marginBlock: { base: '-3', md: '-1' },
      },
    },
  },
} as const;
const RouterTextLink = chakra(Link, textLink);
const PlainTextLink = chakra('a', textLink);

/** A link in running text: `to` inside the portal, `href` outside it. */
export function TextLink({ children, isBold, isAlone, trackName, onPress, ...target }: TextLinkProps) {
  if (target.to !== undefined) {
    return (
      <RouterTextLink
        to={target.to}
        state={target.state}
        isBold={isBold}
        isRowTitle={target.isRowTitle}
        isAlone={isAlone}
        onClick={(event) => {
          trackPress('link', event.currentTarget, trackName);
          onPress?.();
        }}
      >
        {children}
      </RouterTextLink>
    );
  }
  return (
    <OutsideLink {...target} isBold={isBold} isAlone={isAlone} trackName={trackName} onPress={onPress}>
      {children}
    </OutsideLink>
  );
}

interface OutsideLinkProps extends TextLinkCommon {
  href: string;
  newTab?: boolean;
}

/** Its description says that it opens a new tab, so its name stays its text. */
function OutsideLink({ href, newTab = false, isBold, isAlone, trackName, onPress, children }: OutsideLinkProps) {
  const apart = newTab ? { target: '_blank', rel: 'noopener noreferrer', 'aria-description': t('common.newTab') } : {};
  return (
    <PlainTextLink
      {...apart}
      href={href}
      isBold={isBold}
      isAlone={isAlone}
      onClick={(event) => {
        trackPress('link', event.currentTarget, trackName);
        onPress?.();
      }}
    >
      <TextSpan>{children}</TextSpan>
      {newTab ? (
        <chakra.span display="inline-block" marginInlineStart="1" verticalAlign="-0.1em">
          <ExternalLinkIcon size="0.9em" />
        </chakra.span>
      ) : null}
    </PlainTextLink>
  );
}
