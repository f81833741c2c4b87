declare global {
  /** Buttons that were pressed before anything listened; a few lines in the page's head fill it. */
  var earlyPresses: Set<HTMLButtonElement> | undefined
}

/** Presses what was pressed before it listened, each button once; a part that comes later asks again. */
export function pressAgain(): void {
  globalThis.earlyPresses?.forEach((button, _, waiting) => {
    if (button.closest('[data-late]')) return
    waiting.delete(button)
    button.click()
  })
}
