import type { Data } from '@generated/data'
import { useNotice } from './use_notice'

type Line = Data.Catalogue.Quote['lines'][number]

const NEEDED = 'catalogue.errors.isin_needed'
const SAID = [
  'catalogue.errors.isin_invalid',
  'catalogue.errors.isins_too_many',
  'catalogue.errors.isins_unavailable',
]

/** What is wrong with the securities of a line; that none is entered yet is no error, but missing. */
export function useIsinError({ errors }: Line) {
  const say = useNotice()
  const error = errors.find(({ code }) => SAID.includes(code))
  return {
    isinError: error && say(error),
    isMissing: errors.length > 0 && errors.every(({ code }) => code === NEEDED),
  }
}
