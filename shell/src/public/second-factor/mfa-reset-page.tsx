import { Box, LinkButton, Sentence } from '@portal/ui';
import { PublicPage } from '#screens/public-page.tsx';
import { t } from '#text/t.ts';

const STEPS = ['mfaReset.step1', 'mfaReset.step2', 'mfaReset.step3'] as const;

/** What to do if the phone of the second factor is lost. */
export const MfaResetPage = () => (
  <PublicPage title={t('mfaReset.title')} lead={t('mfaReset.lead')}>
    <Box as="ol" paddingInlineStart="6" listStyleType="decimal" css={{ '& > li + li': { marginTop: '2' } }}>
      {STEPS.map((step) => (
        <li key={step}>
          <Sentence>{t(step)}</Sentence>
        </li>
      ))}
    </Box>
    <LinkButton to="/login" fullWidth>
      {t('mfaReset.toLogin')}
    </LinkButton>
  </PublicPage>
);
