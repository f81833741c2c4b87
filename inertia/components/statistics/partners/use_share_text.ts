import { useShared } from '~/hooks/use_shared'

/** A share in percent, as it is written in the language of the page; a dash where none is kept. */
export function useShareText() {
  const { locale } = useShared()
  const format = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB')
  return (hundredths: number | null) =>
    hundredths === null ? '–' : `${format.format(hundredths / 100)}\u00a0%`
}
