import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';

const Tag = chakra('span', {
  base: {
    display: 'block',
    position: 'absolute',
    whiteSpace: 'nowrap',
    paddingInline: '2',
    borderWidth: '2px',
    borderColor: 'bg.panel',
    borderRadius: 'md',
    bg: 'solid.bad',
    color: 'fg.onSolid',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: '1.375rem',
    boxShadow: 'floating',
  },
  variants: {
    hasTip: {
      false: { transform: 'translate(-50%, -50%)' },
      // The point is at the tip, so that the exact place is not covered.
      true: {
        transform: 'translate(-50%, calc(-100% - 8px))',
        _after: {
          content: '""',
          position: 'absolute',
          top: '100%',
          insetInlineStart: 'calc(50% - 7px)',
          borderWidth: '7px',
          borderBottomWidth: '0',
          borderColor: 'transparent',
          borderTopColor: 'solid.bad',
          marginTop: '1px',
        },
      },
    },
  },
});

/** The site itself, in the colour that no lot has. */
export const SiteTag = ({ hasTip = false }: { hasTip?: boolean }) => <Tag hasTip={hasTip}>{t('map.site')}</Tag>;
