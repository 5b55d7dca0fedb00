import { tokyoYear } from '@portal/platform/text';
import { useEnvironment } from '#frame/environment.ts';
import { FooterBar } from './footer-bar.tsx';

/** [2.77-2.79] */
export function Footer() {
  const { links, companyName } = useEnvironment();
  return <FooterBar links={links} companyName={companyName} year={tokyoYear()} />;
}
