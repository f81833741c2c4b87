import { Disclosure } from '@kontor/design-system/disclosure'
import { Text } from '@kontor/design-system/text'
import type { PropsWithChildren } from 'react'
import { useText } from '~/hooks/use_text'
import { Outline } from './outline'
import type { ApiCallDescription } from './types'
import { Words } from './words'

/** One call: who may use it, what it takes and what it answers. */
export function ApiCall({ call }: { call: ApiCallDescription }) {
  const t = useText('shared/api_docs')
  return (
    <Disclosure id={call.id} title={<CallTitle {...call} />}>
      <div className="grid min-w-0 gap-4">
        {call.description && (
          <p>
            <Words text={call.description} />
          </p>
        )}
        <p>{useRights(call)}</p>
        {call.parameters.length > 0 && (
          <Part title={t('parameters')}>
            <Parameters call={call} />
          </Part>
        )}
        {call.body && (
          <Part title={t('body')}>
            <Outline text={call.body} />
          </Part>
        )}
        <Part title={t('example_request')}>
          <Outline text={call.example.request} />
        </Part>
        {call.example.answer && (
          <Part title={t('example_answer')}>
            <Outline text={call.example.answer} />
          </Part>
        )}
        <Part title={t('answers')}>
          {call.answers.map(({ status, description, data }) => (
            <div key={status} className="grid min-w-0 gap-1">
              <p>
                <Text as="code" role="mono-s">
                  {status}
                </Text>{' '}
                <Words text={description} />
              </p>
              {data && <Outline text={data} />}
            </div>
          ))}
        </Part>
      </div>
    </Disclosure>
  )
}

function CallTitle({ method, path, summary }: ApiCallDescription) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="break-all">
        <Text as="span" role="mono">
          {method} {path}
        </Text>
      </span>
      <Text as="span" role="ui-s" tone="muted">
        <Words text={summary} />
      </Text>
    </span>
  )
}

function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <div className="grid min-w-0 gap-2">
      <Text role="ui-s" weight="medium">
        {title}
      </Text>
      {children}
    </div>
  )
}

function Parameters({ call }: { call: ApiCallDescription }) {
  const t = useText('shared/api_docs')
  return (
    <ul className="grid gap-1">
      {call.parameters.map(({ name, place, required, type, description }) => (
        <li key={`${place} ${name}`} className="break-words">
          <Text as="code" role="mono-s">
            {name}
          </Text>{' '}
          <span>
            {[t(`places.${place as 'path'}`), required && t('required'), type]
              .filter(Boolean)
              .join(', ')}
            {description && (
              <>
                . <Words text={description} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function useRights({ rights }: ApiCallDescription) {
  const t = useText('shared/api_docs')
  if (rights === null) return t('open')
  const lists = rights.filter((scopes) => scopes.length > 0).map((scopes) => scopes.join(', '))
  return lists.length > 0 ? t('rights', { rights: lists.join(t('or')) }) : t('signed_in')
}
