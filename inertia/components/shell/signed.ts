/** How much more or less, with its sign: `+3`, `−3`, `0`. */
export const signed = (value: number, write: (size: number) => string = String): string => {
  if (value === 0) return write(0)
  return `${value > 0 ? '+' : '−'}${write(Math.abs(value))}`
}
