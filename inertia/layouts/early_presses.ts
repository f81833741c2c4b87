declare global {
  var pressAgain: (() => void) | undefined
}

/**
 * Presses what was pressed before it listened, each button once; a part that comes later asks again. Which
 * these are, some lines in the page's head know: they are there before any script.
 */
export const pressAgain = (): void => globalThis.pressAgain?.()
