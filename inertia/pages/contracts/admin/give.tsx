import type { Data } from '@generated/data'
import { router, useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { EmptyState } from '@kontor/design-system/empty_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { Problem } from '@kontor/design-system/note'
import { SelectableList } from '@kontor/design-system/patterns/selectable_list'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { FindingDays } from '~/components/contracts/entitlements/finding_days'
import { RECORD_ADDRESSES } from '~/components/contracts/records/types'
import { ListSearchField } from '~/components/shell/lists/list_search_field'
import { AdminHead } from '~/components/shell/admin_head'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'
import type { ReactNode } from 'react'

type Props = InertiaProps<{
  id: number
  /** Of whose people only some are shown. */
  search: string
  gift: Data.Contracts.Entitlements.Gift
}>

/** Chosen people of the company get what the contract grants; what they would get is told before. */
export default function Give({ id, search, gift: { contract, types, users, people } }: Props) {
  const t = useText('contracts/mending')
  const { count } = useFormat()
  const form = useForm({ users: [] as number[], version: contract.version })
  const plural = useText('contracts/records')
  const title = t('give.title', { name: contract.name })
  const chosen = users.filter((user) => form.data.users.includes(user.id))
  const ranges = chosen.reduce((sum, { misses }) => sum + misses.length, 0)
  const { users: refused, form: problem } = form.errors as Record<string, string | undefined>
  const give = () => {
    form.transform((typed) => ({ ...typed, version: contract.version }))
    form.post(`${RECORD_ADDRESSES.contract}/${id}/give`, {
      preserveScroll: true,
      onSuccess: () => form.setData('users', []),
    })
  }
  return (
    <div className="grid max-w-column gap-6 pb-16">
      <div>
        <AdminHead
          title={title}
          crumbs={[
            { label: plural('plural.contract'), href: RECORD_ADDRESSES.contract },
            { label: title },
          ]}
        />
        <Text tone="muted">{t('give.about')}</Text>
      </div>
      <SummaryList
        items={[
          { id: 'days', term: t('give.days'), value: <FindingDays days={contract.days} /> },
          {
            id: 'types',
            term: t('give.types'),
            value:
              types
                .map(({ name, isFilterable }) =>
                  isFilterable ? t('give.by_request', { name }) : name
                )
                .join(', ') || t('give.no_types'),
          },
        ]}
      />
      {(search !== '' || people > users.length) && (
        <FindPeople path={`${RECORD_ADDRESSES.contract}/${id}/give`} search={search}>
          {people > users.length &&
            t('give.first_of', { shown: count(users.length), of: count(people) })}
        </FindPeople>
      )}
      {users.length === 0 && search === '' ? (
        <NobodyThere bpId={contract.bpId} />
      ) : (
        <>
          <SelectableList
            legend={t('give.users')}
            items={users.map(({ id: userId, name, email, misses }) => ({
              ...{ id: userId, label: name, detail: email },
              aside: misses.length > 0 && t('give.misses', { count: misses.length }),
              impossible: misses.length === 0 && t('give.has_all'),
            }))}
            selected={form.data.users}
            onSelectionChange={(ids) => form.setData('users', ids.map(Number))}
            labels={{
              all: (of) => t('give.all', { of: count(of) }),
              count: (some, of) => t('give.count', { chosen: count(some), of: count(of) }),
            }}
          />
          <Problem>{refused ?? problem}</Problem>
          <div className="flex flex-wrap items-center gap-4">
            <Button
              variant="primary"
              isPending={form.processing}
              pendingLabel={t('give.pending')}
              onPress={give}
            >
              {t('give.submit')}
            </Button>
            <Text tone="muted">
              {t('give.preview', { people: count(chosen.length), ranges: count(ranges) })}
            </Text>
          </div>
        </>
      )}
    </div>
  )
}

/** Of very many people one is found by name or address. */
function FindPeople({ path, search, children }: FindProps) {
  const t = useText('contracts/mending')
  const lists = useText('shared/lists')
  return (
    <div className="grid gap-2">
      <ListSearchField
        label={t('give.search')}
        clearLabel={lists('clear_search')}
        search={search}
        onSearch={(text) => router.get(path, text ? { search: text } : {}, { preserveState: true })}
      />
      <Text tone="muted">{children}</Text>
    </div>
  )
}

type FindProps = { path: string; search: string; children: ReactNode }

/** Without people there is nobody to give to: they are put to the company first. */
function NobodyThere({ bpId }: { bpId: number }) {
  const t = useText('contracts/mending')
  const mayAssign = useCan('businessPartners.read')
  return (
    <EmptyState
      title={t('give.nobody')}
      action={
        mayAssign && (
          <LinkButton href={`/admin/business-partners?search=${bpId}`}>
            {t('give.assign')}
          </LinkButton>
        )
      }
    />
  )
}
