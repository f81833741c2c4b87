import { DatePicker } from '@kontor/design-system/date_picker'
import { MultiSelect } from '@kontor/design-system/multi_select'
import { useText } from '~/hooks/use_text'
import type { MessagePage } from './message_form'
import type { MessageFormState } from './use_message_form'

/** More than a screen of values is searched. */
const SEARCHED_FROM = 12

/** From which day on, and of a filterable product which parts; both may be left open. */
export function WishFields({ page, form }: { page: MessagePage; form: MessageFormState }) {
  const t = useText('site/messages')
  const { data, errors, setData } = form
  const parts = page.products.find(({ code }) => code === data.product)?.parts ?? []
  const search = {
    label: t('wish.search'),
    clearLabel: t('wish.clear'),
    emptyLabel: t('wish.none'),
  }
  return (
    <>
      {parts.length > 0 && (
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
      )}
      <DatePicker
        id="startDate"
        name="startDate"
        label={t('wish.start')}
        optionalLabel={t('person.optional')}
        value={data.startDate}
        onChange={(day) => setData('startDate', day)}
        error={errors.startDate}
        labels={{
          open: t('wish.open'),
          previousMonth: t('wish.previous_month'),
          nextMonth: t('wish.next_month'),
        }}
      />
    </>
  )
}
