import { todayInTokyo, yearOf } from '@portal/shared/text';
import { usePortal } from '#portal/portal.ts';
import { FooterBar } from './footer-bar.tsx';

/** [2.77-2.79] */
export function Footer() {
  const { links, companyName } = usePortal().environment;
  return <FooterBar links={links} companyName={companyName} year={yearOf(todayInTokyo())} />;
}
