import { Text } from '@kontor/design-system/text'
import type { PropsWithChildren } from 'react'
import { useText } from '~/hooks/use_text'
import { ErrorCodes } from './error_codes'
import { CallExample } from './examples/call_example'
import { Outline } from './outline'
import { TryCall } from './try/try_call'
import type { ApiCallDescription } from './types'
import { Words } from './words'

/** What a call takes and answers, with examples; it comes with the first call that is opened. */
export default function CallDetails({ call }: { call: ApiCallDescription }) {
  const t = useText('shared/api_docs')
  return (
    <>
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
        <CallExample call={call} />
      </Part>
      {call.example.answer && (
        <Part title={t('example_answer')}>
          <Outline text={call.example.answer} />
        </Part>
      )}
      <TryCall call={call} />
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
      {call.errors.length > 0 && (
        <Part title={t('errors')}>
          <ErrorCodes errors={call.errors} />
        </Part>
      )}
    </>
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
