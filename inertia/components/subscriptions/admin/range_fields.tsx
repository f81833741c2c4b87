import { Checkbox } from '@kontor/design-system/checkbox'
import { Select } from '@kontor/design-system/select'
import type { ReactNode } from 'react'
import { useText } from '~/hooks/use_text'
import { EntitledDay } from './entitled_day'
import type { RangeForm, VisibleFrom, VisibleUntil } from './use_range_form'

const FROM: readonly VisibleFrom[] = ['start', 'open', 'custom']
const UNTIL: readonly VisibleUntil[] = ['years', 'week', 'open', 'custom']

interface RangeFieldsProps {
  form: RangeForm
  isSalesTrial: boolean
  /** In the column of a form, where four fields have no room beside one another. */
  isNarrow?: boolean
  /** What else is said of the days. */
  children?: ReactNode
}

/** The days of a range and when they may be seen; an empty day is open. */
export function RangeFields({ form, isSalesTrial, isNarrow, children }: RangeFieldsProps) {
  const t = useText('subscriptions/entitlements')
  const { data, setData } = form
  return (
    <>
      <div className={`grid gap-4 sm:grid-cols-2 ${isNarrow ? '' : 'xl:grid-cols-4'}`}>
        <EntitledDay form={form} name="startDate" label={t('form.start')} />
        <EntitledDay form={form} name="endDate" label={t('form.end')} />
        <Select
          label={t('form.visible_from')}
          hint={t('form.visible_hint')}
          value={data.visibleFrom}
          onChange={(choice) => setData('visibleFrom', choice as VisibleFrom)}
          options={FROM.map((value) => ({ value, label: t(`visible_from.${value}`) }))}
          error={data.visibleFrom === 'custom' ? undefined : form.errors.visibilityStartDate}
        />
        <Select
          label={t('form.visible_until')}
          hint={t('form.visible_hint')}
          value={data.visibleUntil}
          onChange={(choice) => setData('visibleUntil', choice as VisibleUntil)}
          options={UNTIL.map((value) => ({ value, label: t(`visible_until.${value}`) }))}
          error={data.visibleUntil === 'custom' ? undefined : form.errors.visibilityEndDate}
        />
        {data.visibleFrom === 'custom' && (
          <EntitledDay form={form} name="visibilityStartDate" label={t('form.visible_from_day')} />
        )}
        {data.visibleUntil === 'custom' && (
          <EntitledDay form={form} name="visibilityEndDate" label={t('form.visible_until_day')} />
        )}
        {children}
      </div>
      <Checkbox
        isSelected={data.trial}
        onChange={(isTrial) => setData('trial', isTrial)}
        isDisabled={isSalesTrial}
        hint={isSalesTrial ? t('sales_trial') : undefined}
      >
        {t('form.trial')}
      </Checkbox>
    </>
  )
}
