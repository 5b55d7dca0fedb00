import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { BREAKPOINTS } from './breakpoints.ts';
import { colors } from './colors.ts';
import { withElementStyles } from './element-styles.ts';
import { globalCss } from './global-css.ts';

const value = <Value>(token: Value) => ({ value: token });
const px = (steps: readonly number[], unit: number) =>
  Object.fromEntries(steps.map((step) => [String(step), value(`${(step * unit) / 16}rem`)]));

/** Steps of 4 px: `gap="4"` is 16 px. Written in rem, so that a larger text setting enlarges the space with it. */
const spacing = px([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24], 4);

const FONTS =
  '"Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,system-ui,sans-serif';

/** The look of the portal as Chakra tokens. Only tokens in use are defined: Chakra's own theme is not loaded. */
const look = defineConfig({
  cssVarsPrefix: 'p',
  preflight: true,
  globalCss,
  theme: {
    breakpoints: BREAKPOINTS,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.45 } },
    },
    tokens: {
      spacing,
      sizes: {
        ...spacing,
        full: value('100%'),
        control: value('2.75rem'),
        content: value('75rem'),
        form: value('55rem'),
      },
      radii: { sm: value('4px'), tag: value('6px'), md: value('8px'), lg: value('12px'), full: value('9999px') },
      fonts: { body: value(FONTS) },
      fontSizes: {
        '2xs': value('0.75rem'),
        xs: value('0.8125rem'),
        sm: value('0.875rem'),
        ui: value('0.9375rem'),
        md: value('1rem'),
        lg: value('1.1875rem'),
        xl: value('1.375rem'),
        '2xl': value('1.625rem'),
        '3xl': value('2rem'),
      },
      fontWeights: { normal: value('400'), bold: value('700') },
      lineHeights: { tight: value('1.4'), body: value('1.7') },
      shadows: { floating: value(`0 8px 28px ${colors.shade}`) },
      zIndex: { header: value(20), menu: value(30), bar: value(40), dialog: value(50) },
      durations: { fast: value('150ms') },
    },
    semanticTokens: {
      colors: {
        fg: {
          DEFAULT: value(colors.ink),
          muted: value(colors.sub),
          brand: value(colors.brandDark),
          link: value(colors.brand),
          ok: value(colors.ok),
          warn: value(colors.warn),
          bad: value(colors.bad),
          onSolid: value(colors.paper),
        },
        bg: {
          DEFAULT: value(colors.ground),
          panel: value(colors.paper),
          subtle: value(colors.band),
          neutral: value(colors.neutralSoft),
          brand: value(colors.brandSoft),
          ok: value(colors.okSoft),
          warn: value(colors.warnSoft),
          bad: value(colors.badSoft),
          veil: value(colors.veil),
          veiled: value(colors.veiledGround),
        },
        border: { DEFAULT: value(colors.line), field: value(colors.edge) },
        solid: {
          brand: value(colors.brand),
          brandHover: value(colors.brandDark),
          ok: value(colors.ok),
          warn: value(colors.warn),
          bad: value(colors.bad),
          badHover: value(colors.badDark),
          muted: value(colors.sub),
        },
        focus: { DEFAULT: value(colors.focus), ring: value(colors.focusRing) },
      },
    },
  },
});

export const system = withElementStyles(createSystem(defaultBaseConfig, look));
