import { t } from '@portal/platform/text';
import { createContext, type ReactNode, useContext } from 'react';
import { TextLink } from '../action/link.tsx';

const Support = createContext<string | null>(null);

/** Where to reach the provider's support: the address of a page, a mailbox or a telephone. */
export const SupportAddress = Support.Provider;

/** A sentence of the catalogue; where it names the support, the name is a link. */
export function Sentence({ children }: { children: string }): ReactNode {
  const address = useContext(Support);
  const [before = '', ...rest] = children.split(t('common.supportDesk'));
  if (address === null || rest.length === 0) return <span>{children}</span>;
  return (
    <>
      <span>{before}</span>
      <SupportLink address={address}>{t('common.supportDesk')}</SupportLink>
      <Sentence>{rest.join(t('common.supportDesk'))}</Sentence>
    </>
  );
}

/** A page opens in a new tab, so that nothing typed is lost; mail and telephone open their own programs. */
export const SupportLink = ({ address, children }: { address: string; children: string }) => (
  <TextLink href={address} newTab={address.startsWith('https:')}>
    {children}
  </TextLink>
);
