import { useLocale } from 'react-aria-components/I18nProvider'
import { readDayText, writeDayText } from './day_text'

/**
 * What every field of a day does with its text: how it is read stands below while it is typed in
 * another form, and leaving the field brings it into the form YYYY/MM/DD. Other text stays.
 */
export function useDayText(value: string, onChange: (text: string) => void) {
  const { locale } = useLocale()
  const day = readDayText(value)
  const read = day && writeDayText(day)
  const isOtherwise = read !== null && read !== value
  return {
    day,
    placeholder: locale.startsWith('de') ? 'JJJJ/MM/TT' : 'YYYY/MM/DD',
    tidy: () => isOtherwise && onChange(read),
    reading: isOtherwise && (
      <span role="status" className="font-mono text-mono-s text-muted">
        = {read}
      </span>
    ),
  }
}
