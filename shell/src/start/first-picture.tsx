import { Box, Flex, PageSkeleton, PrimaryButton, SupportAddress } from '@portal/ui';
import type { ReactNode } from 'react';
import { HeaderBar, HomePlace, MenuWaiting, UnreadPlace } from '#frame/header/header-bar.tsx';
import { FooterBar } from '#frame/layout/footer-bar.tsx';
import { PageMain } from '#frame/layout/page-main.tsx';
import { NavEntry, NavRow } from '#frame/menu/nav-row.tsx';
import { Brand } from '#screens/brand.tsx';
import { CentredPage } from '#screens/centred-page.tsx';
import { PublicSkeleton } from '#screens/public-skeleton.tsx';
import { StandingMessage } from '#screens/standing-message.tsx';
import { t } from '#text/t.ts';

/*
 * What the document shows before its scripts have run: the same as the layouts show while the session is being read,
 * made of the same pieces. It is rendered once for all portals, so what differs between them is a name in braces. The
 * composer fills it in (release/src/document/first-picture.ts).
 */

const WAIT = { isSlow: false, message: t('common.loading') };

/** Where a visitor is expected. */
export const PublicPicture = () => (
  <CentredPage footer="{footer}">
    <PublicSkeleton {...WAIT} />
  </CentredPage>
);

/** Where a customer is expected. */
export const PortalPicture = () => (
  <Flex direction="column" minHeight="100dvh">
    <HeaderBar>
      <At viewport="mobile">
        <MenuWaiting />
        <HomeName />
        <UnreadPlace />
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

interface NoticePictureProps {
  title: string;
  body: string;
  canReload?: boolean;
}

/** What stands in the page's place where its scripts do not run; one of them makes the button work. */
export const NoticePicture = ({ title, body, canReload = false }: NoticePictureProps) => (
  <SupportAddress value="{supportAddress}">
    <StandingMessage title={title} body={body}>
      {canReload ? <PrimaryButton onPress={() => undefined}>{t('common.reload')}</PrimaryButton> : null}
    </StandingMessage>
  </SupportAddress>
);

/** A page of the support opens in a new tab and says so; a mailbox does not. */
export const FooterPicture = ({ hasSupportPage }: { hasSupportPage: boolean }) => (
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

/** A document does not know its width, so it has all that `useViewport` chooses from. */
const At = ({ viewport, children }: { viewport: keyof typeof SHOWN_AT; children: ReactNode }) => (
  <Box display={SHOWN_AT[viewport]}>{children}</Box>
);

const HomeName = ({ isCompact = false }: { isCompact?: boolean }) => (
  <HomePlace>
    <span>
      <Brand isCompact={isCompact} />
    </span>
  </HomePlace>
);

/** The composer repeats the entry for each that this portal has. */
const Nav = ({ label }: { label: string }) => (
  <NavRow as="div" look="bar">
    <NavEntry look="bar">
      <span data-entry="">
        <span>{label}</span>
      </span>
    </NavEntry>
  </NavRow>
);
