/** Whether what was typed as a day says that there is none: nothing, or 0, as the server reads it. */
export const isOpenDay = (typed: string): boolean => ['', '0'].includes(typed.trim())
