import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { TextSpan } from '../layout/text-span.tsx';
import { buttonBase, buttonSizes, buttonTones } from '../theme/control-styles.ts';
import { SpinnerRing } from '../waiting/spinner.tsx';
import { trackPress } from './track-press.ts';
import { usePressLock } from './use-press-lock.ts';

interface ButtonProps {
  children: ReactNode;
  /** A promise locks the button until it settles. */
  onPress?: () => unknown;
  /** The pointer or the focus is on it: time to load what a press needs. */
  onApproach?: () => void;
  /** The path to which a press may lead; the heading of that page then gets the focus, as after a link. */
  leadsTo?: string;
  /** Locks from outside, for example while a form is being sent. */
  isRunning?: boolean;
  isDisabled?: boolean;
  type?: 'button' | 'submit';
  icon?: ReactNode;
  fullWidth?: boolean;
  size?: keyof typeof buttonSizes;
  'aria-label'?: string;
  /** What an icon alone does, shown on hover. */
  title?: string;
  /** The name for analytics, if the visible one contains customer data (a person, a file). */
  trackName?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  ref?: Ref<HTMLButtonElement>;
}

const StyledButton = chakra('button', {
  base: {
    ...buttonBase,
    '& > [data-label]': { display: 'inline-flex', alignItems: 'center', gap: '2', justifyContent: 'inherit' },
    // The label stays below the spinner, so the button keeps its width and its name. Not by the button's `aria-busy`:
    // lists
    // have it, too, and each change would style the labels of all their buttons again.
    '& > [data-veiled]': { opacity: 0 },
  },
  variants: { tone: buttonTones, size: buttonSizes, fullWidth: { true: { width: 'full' } } },
});

const Ring = chakra('span', {
  base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
});

type ButtonTone = keyof typeof buttonTones;

function Button({
  tone,
  children,
  onPress,
  onApproach,
  leadsTo,
  isRunning = false,
  isDisabled,
  type = 'button',
  icon,
  trackName,
  ...rest
}: ButtonProps & { tone: ButtonTone }) {
  const { press, isLocked } = usePressLock(onPress);
  const isBusy = isRunning || isLocked;

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    trackPress('button', event.currentTarget, trackName);
    press();
  }

  // A busy button is not `disabled`: it would lose the focus, and the keyboard would begin at the top of the page.
  return (
    <StyledButton
      {...rest}
      tone={tone}
      type={type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={click}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      data-leads-to={leadsTo}
    >
      <span data-label data-veiled={isBusy || undefined}>
        {icon}
        <TextSpan>{children}</TextSpan>
      </span>
      {isBusy ? (
        <Ring aria-hidden="true">
          <SpinnerRing size="sm" />
        </Ring>
      ) : null}
    </StyledButton>
  );
}

/** The one main action of the screen. */
export const PrimaryButton = (props: ButtonProps) => <Button {...props} tone="primary" />;
export const SecondaryButton = (props: ButtonProps) => <Button {...props} tone="secondary" />;
/** For an action that removes something. */
export const DangerButton = (props: ButtonProps) => <Button {...props} tone="danger" />;
export const TextButton = (props: ButtonProps) => <Button {...props} tone="text" />;
