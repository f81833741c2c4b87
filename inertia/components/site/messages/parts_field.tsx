import { MultiSelect } from '@kontor/design-system/multi_select'
import { useText } from '~/hooks/use_text'
import type { MessageFormState } from './use_message_form'

/** More than a screen of values is searched. */
const SEARCHED_FROM = 12

export default function PartsField({ parts, form }: { parts: string[]; form: MessageFormState }) {
  const t = useText('site/messages')
  const { data, errors, setData } = form
  const search = {
    label: t('wish.search'),
    clearLabel: t('wish.clear'),
    emptyLabel: t('wish.none'),
  }
  return (
    <MultiSelect
      name="baseCurrencies"
      label={t('wish.parts')}
      optionalLabel={t('person.optional')}
      placeholder={t('wish.choose')}
      moreLabel={(count) => t('wish.more', { count })}
      options={parts.map((code) => ({ value: code, label: code }))}
      value={data.baseCurrencies.filter((code) => parts.includes(code))}
      onChange={(codes) => setData('baseCurrencies', codes)}
      search={parts.length < SEARCHED_FROM ? undefined : search}
      error={errors.baseCurrencies}
    />
  )
}
