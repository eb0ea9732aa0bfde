/** Whether the keyboard has a Command key where others have Ctrl. */
export const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')
