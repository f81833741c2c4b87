/** The German words where they are others than the English ones: without any, readers see those. */
export const otherWords = (german: string | undefined, english: string | undefined): string =>
  german === english ? '' : (german ?? '')
