import { useFormat } from '~/hooks/use_format'
import type { ShownChart } from './types'

/** A day, month or year as all of the shop writes them: YYYY/MM/DD. */
export function useBarLabel(step: ShownChart['step']) {
  const { day } = useFormat()
  const length = { day: 10, month: 7, year: 4 }[step]
  return (first: string) => day(first).slice(0, length)
}
