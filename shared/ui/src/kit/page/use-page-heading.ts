import { useLocation, useNavigationType } from '@portal/platform/router';
import { t } from '@portal/platform/text';
import { type RefObject, useEffect, useRef } from 'react';
import { announcedTitle, announcePage } from './announce-page.tsx';

/** The current location; on the first page the focus stays where the browser put it. */
let shownPath: string | undefined;
let mayTakeFocus = false;

/**
 * The content, perhaps with the focus, is about to be replaced: the next heading takes the focus, even on the first
 * page.
 */
export function expectNewPage(): void {
  mayTakeFocus = true;
}
/** The requested page, until its heading is shown. */
let awaitedPath: string | undefined;

/**
 * Names the tab after the page and, after a navigation, announces it and moves the focus to the heading, if the used
 * link or button has the focus, or nothing. Any other element with the focus is in use, such as a menu that was opened
 * meanwhile. `hasHeading` is false while the heading's text is still loading.
 */
export function usePageHeading(title: string, hasHeading = true): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isNew = useRef(true);
  const { pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = t('app.titleTemplate', { page: title });
  }, [title]);

  useEffect(() => {
    // A link may be used before the first page has drawn its heading.
    const isElsewhere = shownPath === undefined ? navigation === 'PUSH' : shownPath !== pathname;
    shownPath = pathname;
    if (isElsewhere) {
      mayTakeFocus = true;
      awaitedPath = pathname;
      announcePage(title);
    } else if (isNew.current && announcedTitle() !== '' && announcedTitle() !== title) {
      // A page has replaced what was announced, such as the card of an area that could be loaded after all.
      announcePage(title);
    }
    isNew.current = false;
    if (!hasHeading) return;
    const isArriving = awaitedPath === pathname;
    awaitedPath = undefined;
    // The same path again: only if the element with the focus is gone, such as a skeleton's heading.
    const isFree = mayTakeFocus && document.activeElement === document.body;
    if (isFree || (isArriving && leadsTo(document.activeElement, pathname))) {
      headingRef.current?.focus({ preventScroll: true });
    }
  }, [pathname, navigation, title, hasHeading]);

  return headingRef;
}

/** Whether it is the link or button that led here; one in the header stays on the page. */
function leadsTo(element: Element | null, pathname: string): boolean {
  if (element instanceof HTMLAnchorElement) return element.pathname === pathname;
  return element instanceof HTMLButtonElement && element.dataset.leadsTo === pathname;
}
