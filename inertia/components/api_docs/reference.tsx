import { Accordion } from '@kontor/design-system/disclosure'
import { EmptyState } from '@kontor/design-system/empty_state'
import { SearchField } from '@kontor/design-system/search_field'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { ApiCall } from './api_call'
import { found } from './find_calls'
import { idOf } from './id_of'
import type { ApiCallDetails, ApiGroup } from './types'
import { usePart } from './use_part'
import { Words } from './words'

/** All calls by what programs come for; a word leaves those that say it. */
export function Reference({ groups }: { groups: ApiGroup[] }) {
  const t = useText('shared/api_docs')
  const [asked, setAsked] = useState('')
  const left = found(groups, asked)
  const calls = left.reduce((count, group) => count + group.calls.length, 0)
  const tasks = [...new Set(left.map(({ task }) => task))]
  return (
    <div className="grid min-w-0 gap-10">
      <div className="grid gap-2">
        <SearchField
          label={t('search.label')}
          clearLabel={t('search.clear')}
          placeholder={t('search.example')}
          value={asked}
          onChange={setAsked}
        />
        <span role="status">
          <Text as="span" role="ui-s" tone="muted">
            {t('search.found', { count: calls })}
          </Text>
        </span>
      </div>
      {calls === 0 && <EmptyState level={3} title={t('search.none')} />}
      {tasks.map((task) => (
        <section key={task} id={idOf(task)} className="grid min-w-0 scroll-mt-6 gap-6">
          <Heading level={2}>{task}</Heading>
          {left
            .filter((group) => group.task === task)
            .map((group) => (
              <Group key={group.name} {...group} />
            ))}
        </section>
      ))}
    </div>
  )
}

function Group({ name, description, part, calls }: ApiGroup) {
  const [details, load] = usePart<ApiCallDetails>(part)
  return (
    <section id={idOf(name)} className="min-w-0 scroll-mt-6">
      <div className="grid gap-1 pb-2">
        <Heading level={3}>{name}</Heading>
        <Text tone="muted">
          <Words text={description} />
        </Text>
      </div>
      <Accordion>
        {calls.map((call) => (
          <ApiCall key={call.id} call={call} details={details?.[call.id] ?? null} onOpen={load} />
        ))}
      </Accordion>
    </section>
  )
}
