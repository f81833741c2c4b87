import { useShared } from '~/hooks/use_shared'

/** The name of a country, by its two letters, in the language of the page. */
export function useCountryName() {
  const { locale } = useShared()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (code: string) => (code ? (names.of(code) ?? code) : '')
}
