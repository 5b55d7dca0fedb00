import { Heading, LinkButton, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { PublicPage } from '#screens/public-page.tsx';
import { t } from '#text/t.ts';
import { EntryForm } from './entry-form.tsx';

/** The application for the service, by a person without an account [1.16, 2.13]. */
export function EntryPage() {
  const [isSent, setIsSent] = useState(false);
  return isSent ? <EntryThanks /> : <EntryQuestions onSent={() => setIsSent(true)} />;
}

function EntryQuestions({ onSent }: { onSent: () => void }) {
  return (
    <PublicPage title={t('entry.title')}>
      <Heading as="h2" size="item">
        {t('entry.lead')}
      </Heading>
      <EntryForm onSent={onSent} />
      <TextLink isAlone to="/login">
        {t('entry.toLogin')}
      </TextLink>
    </PublicPage>
  );
}

/** Replaces the form. A reload shows an empty form and sends nothing again. */
function EntryThanks() {
  return (
    <PublicPage isOutcome title={t('entry.thanksTitle')} lead={t('entry.thanksBody')}>
      <Text>{t('entry.thanksSpam')}</Text>
      <LinkButton to="/login" fullWidth>
        {t('entry.toLogin')}
      </LinkButton>
    </PublicPage>
  );
}
