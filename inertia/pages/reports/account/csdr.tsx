import { useForm } from '@inertiajs/react'
import { DateFieldText } from '@kontor/design-system/date_field_text'
import { formatDay } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Problem } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { TextField } from '@kontor/design-system/text_field'
import { AccountHead } from '~/components/identity/account/account_head'
import { ownEntries } from '~/components/reports/request/entries_text'
import { useCodeProblem } from '~/components/reports/request/use_code_problem'
import { useLookup } from '~/components/reports/request/use_lookup'
import { Verdict } from '~/components/reports/request/verdict'
import { MY_REPORTS } from '~/components/reports/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const CSDR = '/my-account/csdr'

type Props = InertiaProps<{
  newestDay: string | null
  unitCents: number | null
  mayRequest: boolean
}>

/** A day and one ISIN: the short way to a report. */
export default function CsdrReport({ newestDay, unitCents, mayRequest }: Props) {
  const t = useText('reports/request')
  const sayError = useText('reports/errors')
  const account = useText('identity/account')
  const { money } = useFormat()
  const form = useForm({ date: newestDay ? formatDay(newestDay) : '', isins: '' })
  const looked = useLookup(MY_REPORTS, form.data.date, form.data.isins)
  const lookup = form.data.isins.trim() ? looked.lookup : null
  const listProblem = useCodeProblem({ ...looked, lookup })
  const errors = form.errors as Record<string, string | undefined>
  const [entry, ...others] = ownEntries(lookup?.entries ?? [])
  const problem = others.length > 0 ? sayError('one_only') : listProblem
  const price = unitCents === null ? '' : `, ${money(unitCents)} EUR`
  return (
    <div className="grid grid-cols-1 gap-6 pb-16">
      <AccountHead title={account('menu.csdr')} lead={t('csdr.lead')} />
      <form
        className="grid max-w-column gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.post(CSDR, { preserveScroll: true })
        }}
      >
        <Problem>{errors.form}</Problem>
        <DateFieldText
          label={t('day.label')}
          name="date"
          value={form.data.date}
          onChange={(text) => form.setData('date', text)}
          error={errors.date ?? looked.lookup?.dayProblem ?? undefined}
        />
        <TextField
          label={t('csdr.isin')}
          name="isins"
          face="mono"
          autoComplete="off"
          value={form.data.isins}
          onChange={(text) => form.setData('isins', text)}
          error={errors.isins ?? problem}
        />
        <div role="status">
          {entry && others.length === 0 && (
            <div className="grid gap-1">
              {entry.name && (
                <Text as="span" role="ui">
                  {entry.name}
                  {entry.verdict === 'available' && price}
                </Text>
              )}
              <Verdict
                row={{ ...entry, at: 0 }}
                lookup={lookup!}
                onText={(text) => form.setData('isins', text)}
                onDay={(day) => form.setData('date', formatDay(day))}
              />
            </div>
          )}
        </div>
        <div>
          <GatedAction
            type="submit"
            variant="primary"
            isPending={form.processing}
            reason={mayRequest ? undefined : sayError('not_active')}
          >
            {t('csdr.execute')}
          </GatedAction>
        </div>
      </form>
    </div>
  )
}
