import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../theme/icons.ts';
import { TextButton } from './button.tsx';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps {
  text: string;
  label?: string;
  /** `row`: an icon as high as the buttons of a table's row. `largeIcon`: the same, for a finger. */
  look?: 'icon' | 'words' | 'row' | 'largeIcon';
}

/** A new object for each press, so that each press restarts the time. */
type Outcome = { kind: 'copied' | 'failed' };

/** A success is a glance [2.72]; a failure is a sentence to read. */
const SHOWN_MS = { copied: 2000, failed: 6000 } as const;
const ICON_SIZES = { row: 'icon', largeIcon: 'largeIcon' } as const;
const TEXTS = { copied: 'common.copied', failed: 'common.copyFailed' } as const;

const Place = chakra('span', { base: { position: 'relative', display: 'inline-flex' } });
/**
 * Covers what is beside the button, so that nothing moves. It exists before it has a text, so that the text is read
 * out.
 */
const Tooltip = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    bottom: '100%',
    zIndex: 'menu',
    '&:not(:empty)': {
      width: 'max-content',
      maxWidth: '13rem',
      paddingInline: '2.5',
      paddingBlock: '1.5',
      borderRadius: 'md',
      bg: 'fg',
      color: 'fg.onSolid',
      fontSize: 'xs',
      lineHeight: '1.5',
      textAlign: 'start',
      wordBreak: 'auto-phrase',
      boxShadow: 'floating',
    },
  },
});

/** Copies a text and says whether it did. */
export function CopyButton({ text, label = t('common.copy'), look = 'icon' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS[outcome.kind]);
    return () => clearTimeout(timer);
  }, [outcome]);

  const icon = outcome?.kind === 'copied' ? <CheckIcon /> : <CopyIcon />;
  const press = () => void copy(text).then(setOutcome);
  return (
    <Place>
      {look === 'icon' ? (
        <IconButton label={label} icon={icon} onPress={press} />
      ) : look === 'row' || look === 'largeIcon' ? (
        <TextButton size={ICON_SIZES[look]} aria-label={label} title={label} onPress={press}>
          {icon}
        </TextButton>
      ) : (
        <TextButton size="row" icon={icon} onPress={press}>
          {label}
        </TextButton>
      )}
      <Tooltip role="status">{outcome ? t(TEXTS[outcome.kind]) : null}</Tooltip>
    </Place>
  );
}

/** The browser may refuse, or, without TLS, have no clipboard at all. */
async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { kind: 'copied' };
  } catch {
    return { kind: 'failed' };
  }
}
