import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { MoneyField } from '@kontor/design-system/money_field'
import { Problem } from '@kontor/design-system/note'
import { NumberField } from '@kontor/design-system/number_field'
import { Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { PageSection } from '~/components/shell/page_section'
import { LevelFields } from '~/components/statistics/rules/level_fields'
import { PriceFields } from '~/components/statistics/rules/price_fields'
import { RULES, type RehearsePage } from '~/components/statistics/rules/types'
import { useDraft, type Draft } from '~/components/statistics/rules/use_draft'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** A draft of the rules, to be replayed before anybody sees it. */
export default function Rehearse({ rules, earliest }: InertiaProps<RehearsePage>) {
  const t = useText('statistics/rules')
  const draft = useDraft(rules, earliest)
  const { form } = draft
  const send = (event: FormEvent) => {
    event.preventDefault()
    draft.send()
  }
  const error = (form.errors as { form?: string }).form
  return (
    <div className="pb-16">
      <AdminHead
        title={t('rehearse')}
        crumbs={[{ label: t('title'), href: RULES }, { label: t('rehearse') }]}
      />
      <Text tone="muted" measure>
        {t('form.about')}
      </Text>
      <form onSubmit={send} noValidate className="pt-6">
        <RuleFields draft={draft} country={rules.vat.subject} />
        {rules.levels.map((group, index) => (
          <LevelFields key={group.group} group={group} index={index} draft={draft} />
        ))}
        <PriceFields rules={rules} draft={draft} />
        <div className="grid gap-4 pt-6">
          <Problem>{error}</Problem>
          <div>
            <Button
              type="submit"
              variant="primary"
              isPending={form.processing}
              pendingLabel={t('form.sending')}
            >
              {t('form.send')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}

function RuleFields({ draft: { form }, country }: { draft: Draft; country: string }) {
  const t = useText('statistics/rules')
  const labels = useDayPickerLabels()
  const { data, errors, setData } = form
  return (
    <PageSection title={t('form.rules')}>
      <div className="flex flex-wrap items-start gap-3 pb-2">
        <div className="w-80 max-w-full">
          <TextField
            label={t('form.name')}
            value={data.name}
            maxLength={120}
            onChange={(name) => setData('name', name)}
            error={errors.name}
          />
        </div>
        <div className="w-44">
          <DatePicker
            label={t('form.from')}
            value={data.from}
            onChange={(from) => setData('from', from)}
            error={errors.from}
            labels={labels}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-44">
          <MoneyField
            label={t('form.fee')}
            cents={data.feeAmountCents}
            onChange={(cents) => setData('feeAmountCents', cents)}
            error={errors.feeAmountCents}
          />
        </div>
        <div className="w-44">
          <MoneyField
            label={t('form.fee_up_to')}
            cents={data.feeUpToCents}
            onChange={(cents) => setData('feeUpToCents', cents)}
            error={errors.feeUpToCents}
          />
        </div>
        <div className="w-44">
          <NumberField
            label={t('form.vat', { country })}
            minValue={0}
            maxValue={100}
            value={data.vatPercent}
            onChange={(percent) => setData('vatPercent', percent)}
            error={errors.vatPercent}
          />
        </div>
      </div>
    </PageSection>
  )
}
