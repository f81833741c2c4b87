import { MultiSelect } from '@kontor/design-system/multi_select'
import { useText } from '~/hooks/use_text'
import type { NoticeChoices } from './types'
import type { NoticeFormState } from './use_notice_form'

interface NoticeProductsProps {
  form: NoticeFormState
  products: NoticeChoices['products']
}

/** What a notice is about; whoever waits for one of these reads it. */
export function NoticeProducts({ form, products }: NoticeProductsProps) {
  const t = useText('arrivals/notices')
  const { data, errors, setData } = form
  return (
    <MultiSelect
      label={t('form.products')}
      hint={t('form.products_hint')}
      options={products.map(({ code, name }) => ({ value: code, label: name }))}
      value={data.products}
      onChange={(codes) => setData('products', codes)}
      placeholder={t('form.none')}
      moreLabel={(n) => t('form.more', { n })}
      search={{
        label: t('form.search'),
        clearLabel: t('form.clear'),
        emptyLabel: t('form.empty'),
      }}
      error={errors.products}
    />
  )
}
