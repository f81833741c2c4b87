import { CopyButton } from '@kontor/design-system/identifier'
import { Note, Problem } from '@kontor/design-system/note'
import { ProgressBar } from '@kontor/design-system/progress_bar'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { Check, Verdict } from './types'
import { VerdictWords } from './verdict_words'

const TONES = { genuine: 'go', superseded: 'brass', test: 'brass', unknown: 'crimson' } as const
const WHOLE = 100

/** One chosen file: how far it is read, then what the shop says of it. */
export function CheckResult({ check }: { check: Check }) {
  const t = useText('delivery/verify')
  const { name, sha256 } = check
  return (
    <section aria-label={t('result_of', { name })} className="grid gap-2 border-t border-line pt-4">
      <Heading level={3}>
        <span className="wrap-anywhere">{name}</span>
      </Heading>
      <Outcome check={check} />
      {sha256 && (
        <p className="flex flex-wrap items-center gap-x-2">
          <Text as="span" role="ui-s" tone="muted">
            {t('checksum')}
          </Text>
          <Text as="code" role="mono-s" breaks>
            {sha256}
          </Text>
          <CopyButton value={sha256} label={t('copy', { name })} copiedLabel={t('copied')} />
        </p>
      )}
    </section>
  )
}

function Outcome({ check: { name, read, answer, problem } }: { check: Check }) {
  const t = useText('delivery/verify')
  if (problem === 'signature_alone') return <Note isAnnounced>{t('text.signature_alone')}</Note>
  if (problem) {
    return <Problem>{t(problem)}</Problem>
  }
  if (!answer) {
    const percent = Math.floor(read * WHOLE)
    return (
      <ProgressBar
        label={t('working', { name })}
        value={percent}
        total={WHOLE}
        valueLabel={t('percent', { percent })}
      />
    )
  }
  return <Answer answer={answer} />
}

function Answer({ answer }: { answer: Verdict }) {
  const t = useText('delivery/verify')
  const tone = toneOf(answer)
  if (tone !== 'go') {
    return (
      <Note tone={tone} title={t(`verdict.${answer.verdict}`)} isAnnounced>
        <VerdictWords answer={answer} />
      </Note>
    )
  }
  return (
    <div role="status" className="grid gap-1 border-s-2 border-accent px-4 py-3">
      <StatusBadge
        status="completed"
        label={
          <Text as="span" role="ui" weight="semibold">
            {t('verdict.genuine')}
          </Text>
        }
      />
      <Text as="div" role="ui">
        <VerdictWords answer={answer} />
      </Text>
    </div>
  )
}

/** A wrong signature makes even what is known something to be warned of. */
function toneOf(answer: Verdict) {
  return signatureOf(answer) === false ? 'crimson' : TONES[answer.verdict]
}

function signatureOf(answer: Verdict): boolean | null {
  if (answer.verdict === 'unknown' || answer.kind === 'file') return null
  if (answer.kind === 'test') return answer.test.isSignatureValid
  const signed = answer.kind === 'evidence' ? answer.evidence : answer.manifest
  return signed.isSignatureValid
}
