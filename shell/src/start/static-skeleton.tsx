import { Box, Flex, PageSkeleton, PrimaryButton, SupportAddress } from '@portal/ui';
import type { ReactNode } from 'react';
import { HeaderBar, HomeLinkSlot, MenuButtonPlaceholder, UnreadSlot } from '#frame/header/header-bar.tsx';
import { FooterBar } from '#frame/layout/footer-bar.tsx';
import { PageMain } from '#frame/layout/page-main.tsx';
import { NavEntry, NavRow } from '#frame/menu/nav-row.tsx';
import { Brand } from '#screens/brand.tsx';
import { CentredPage } from '#screens/centred-page.tsx';
import { FullPageMessage } from '#screens/full-page-message.tsx';
import { PublicSkeleton } from '#screens/public-skeleton.tsx';
import { t } from '#text/t.ts';

/*
 * The static skeleton that the document shows before its scripts run: the same as the layouts show while the session is
 * being read, made of the same components. It is rendered once for all portals; what differs between them is a name in
 * braces, which the composer fills in (release/src/document/static-skeleton.ts).
 */

const WAIT = { isSlow: false, message: t('common.loading') };

/** For a visitor. */
export const StaticLogin = () => (
  <CentredPage footer="{footer}">
    <PublicSkeleton {...WAIT} />
  </CentredPage>
);

/** For a customer with a kept session. */
export const StaticPortal = () => (
  <Flex direction="column" minHeight="100dvh">
    <HeaderBar>
      <At viewport="mobile">
        <MenuButtonPlaceholder />
        <HomeName />
        <UnreadSlot />
      </At>
      <At viewport="tablet">
        <HomeName isCompact />
        <Nav label="{tabletLabel}" />
      </At>
      <At viewport="desktop">
        <HomeName />
        <Nav label="{label}" />
      </At>
    </HeaderBar>
    <PageMain>
      <PageSkeleton {...WAIT} />
    </PageMain>
    {'{footer}'}
  </Flex>
);

interface StaticNoticeProps {
  title: string;
  body: string;
  canReload?: boolean;
}

/** A notice in place of the page, if its scripts do not run; the document's own script makes its button work. */
export const StaticNotice = ({ title, body, canReload = false }: StaticNoticeProps) => (
  <SupportAddress value="{supportAddress}">
    <FullPageMessage title={title} body={body}>
      {canReload ? <PrimaryButton onPress={() => undefined}>{t('common.reload')}</PrimaryButton> : null}
    </FullPageMessage>
  </SupportAddress>
);

/** A support page opens in a new tab and says so; a mail address does not. */
export const StaticFooter = ({ hasSupportPage }: { hasSupportPage: boolean }) => (
  <FooterBar
    links={{ terms: '{terms}', privacy: '{privacy}', support: hasSupportPage ? 'https:{support}' : '{support}' }}
    companyName="{company}"
    year="{year}"
  />
);

const SHOWN_AT = {
  mobile: { base: 'contents', md: 'none' },
  tablet: { base: 'none', md: 'contents', lg: 'none' },
  desktop: { base: 'none', lg: 'contents' },
};

/** A document does not know the width, so it has all variants between which `useViewport` chooses. */
const At = ({ viewport, children }: { viewport: keyof typeof SHOWN_AT; children: ReactNode }) => (
  <Box display={SHOWN_AT[viewport]}>{children}</Box>
);

const HomeName = ({ isCompact = false }: { isCompact?: boolean }) => (
  <HomeLinkSlot>
    <span>
      <Brand isCompact={isCompact} />
    </span>
  </HomeLinkSlot>
);

/** The composer repeats it for each entry of this portal's menu. */
const Nav = ({ label }: { label: string }) => (
  <NavRow as="div" look="bar">
    <NavEntry look="bar">
      <span data-entry="">
        <span>{label}</span>
      </span>
    </NavEntry>
  </NavRow>
);
