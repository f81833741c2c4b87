import { AgeText } from '@kontor/design-system/age_text'
import { useShared } from '~/hooks/use_shared'

/** How long ago something was, in the language of the page. */
export function Age({ value }: { value: string }) {
  const { locale } = useShared()
  return <AgeText value={value} language={locale} />
}
