import { useShared } from '~/hooks/use_shared'

/** Writes a share with one decimal, as most shares of a conversion are small: "4.2 %". */
export function usePercent() {
  const { locale } = useShared()
  return (share: number) => `${FORMATS[locale].format(share * 100)}\u00a0%`
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const FORMATS = {
  en: new Intl.NumberFormat('en-GB', ONE_DECIMAL),
  de: new Intl.NumberFormat('de-DE', ONE_DECIMAL),
}
