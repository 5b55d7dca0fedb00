/** A desk's screen and a small phone: the two widths that the portal is looked at in. */
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What an on-screen keyboard leaves of the phone's height. */
export const HEIGHT_ABOVE_KEYBOARD = 812 - 336;
