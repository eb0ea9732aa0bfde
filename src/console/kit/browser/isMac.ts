/** Whether the keyboard has a Command key instead of Ctrl. */
export const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
