import { MultiSelect } from '@kontor/design-system/multi_select'
import { Problem } from '@kontor/design-system/note'
import { Select } from '@kontor/design-system/select'
import { useState } from 'react'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { EntitledDay } from '../entitled_day'
import { FormRibbon } from '../form_ribbon'
import { GivenNote } from '../given_note'
import { RangeFields } from '../range_fields'
import { ReasonField } from '../reason_field'
import { shopToday } from '~/components/shell/shop_today'
import { daysOf, sentOf, useRangeForm } from '../use_range_form'
import { RequestFacts } from './request_facts'
import { requestAddress, type SubscriptionRequest, type TypeChoice } from './types'

interface EditorProps {
  request: SubscriptionRequest
  types: TypeChoice[]
  onDone: () => void
}

/** What is given for a request: the type, its parts and the days, as asked for unless changed. */
export function ConfirmEditor({ request, types, onDone }: EditorProps) {
  const t = useText('subscriptions/subscription_requests')
  const form = useRangeForm(undefined, request.startsOn ?? shopToday())
  useUnsaved(form.isDirty)
  const [typeId, setTypeId] = useState(request.typeId === null ? '' : String(request.typeId))
  const [parts, setParts] = useState(request.currencies)
  const type = types.find(({ id }) => String(id) === typeId)
  const chosen = type ? [type.id] : []
  const actualStartDate = type?.isFilterable ? form.data.actualStartDate : ''
  const refused = form.errors as Record<string, string | undefined>
  const save = () => {
    form.transform((values) => {
      return { ...sentOf(values), actualStartDate, typeId, baseCurrencies: parts } as never
    })
    form.put(requestAddress(request, 'confirm'), {
      ...{ preserveScroll: true, preserveState: 'errors', onSuccess: onDone },
    })
  }
  return (
    <RowForm
      label={t('confirm.title', { id: request.id })}
      record={{ kind: 'subscription_request', id: request.id }}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('confirm.submit')}
      pendingLabel={t('pending')}
      isPending={form.processing}
      cancelLabel={t('cancel')}
    >
      <RequestFacts request={request} />
      <Problem>{refused.form}</Problem>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('list.columns.typeName')}
          placeholder={t('confirm.choose_type')}
          value={typeId}
          onChange={setTypeId}
          options={types.map(({ id, name, folder }) => ({
            value: String(id),
            label: `${folder}: ${name}`,
          }))}
          error={refused.typeId}
        />
        {type?.isFilterable && (
          <MultiSelect
            label={t('list.columns.parts')}
            placeholder={t('confirm.choose_parts')}
            moreLabel={(count) => t('more', { count })}
            options={type.parts.map((code) => ({ value: code, label: code }))}
            value={parts}
            onChange={setParts}
            error={refused.baseCurrencies}
          />
        )}
      </div>
      <FormRibbon form={form} types={chosen} />
      <RangeFields form={form} isSalesTrial={false}>
        {type?.isFilterable && (
          <EntitledDay
            form={form}
            name="actualStartDate"
            label={t('confirm.actual_start')}
            hint={t('confirm.actual_start_hint')}
          />
        )}
      </RangeFields>
      <ReasonField form={form} />
      <GivenNote
        types={chosen}
        people={request.userId === null ? [] : [request.userId]}
        sent={{ ...daysOf(form.data), ...(actualStartDate && { actualStartDate }) }}
      />
    </RowForm>
  )
}
