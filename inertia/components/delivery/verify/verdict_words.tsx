import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { useText } from '~/hooks/use_text'
import type { KnownEvidence, KnownFile, KnownManifest, Verdict } from './types'

/** What the shop knows of a file, in a sentence or two. */
export function VerdictWords({ answer }: { answer: Verdict }) {
  const t = useText('delivery/verify')
  if (answer.verdict === 'unknown') return t('text.unknown')
  if (answer.kind === 'file') return <FileWords file={answer.file} />
  if (answer.kind === 'test') {
    return t(`text.test_${answer.test.of}`, { day: formatMoment(answer.test.madeAt) })
  }
  if (answer.kind === 'evidence') return <EvidenceWords evidence={answer.evidence} />
  return <ManifestWords manifest={answer.manifest} />
}

function FileWords({ file }: { file: KnownFile }) {
  const t = useText('delivery/verify')
  const { productName: product, version, newerVersion: newer, part, condition } = file
  const day = formatDay(file.day)
  return (
    <>
      {newer
        ? t('text.superseded_file', { product, day, version, newer })
        : t('text.genuine_file', { product, day, version })}
      {part > 1 && ` ${t('text.part', { part })}`}
      {condition === 'degraded' && ` ${t('text.degraded')}`}
    </>
  )
}

function ManifestWords({ manifest }: { manifest: KnownManifest }) {
  const t = useText('delivery/verify')
  const { revision, newerRevision: newer, keyId: key, isSignatureValid } = manifest
  const day = formatMoment(manifest.madeAt)
  return (
    <>
      {newer
        ? t('text.superseded_manifest', { day, newer })
        : t('text.genuine_manifest', { day, revision })}{' '}
      {isSignatureValid === null && t('text.signature_missing')}
      <SignatureWords isValid={isSignatureValid} keyId={key} />
    </>
  )
}

function EvidenceWords({ evidence }: { evidence: KnownEvidence }) {
  const t = useText('delivery/verify')
  const { madeAt, from, to, knownOn, isSignatureValid, keyId } = evidence
  const days = { from: formatDay(from), to: formatDay(to), knownOn: formatDay(knownOn) }
  return (
    <>
      {t('text.genuine_evidence', { day: formatMoment(madeAt), ...days })}{' '}
      <SignatureWords isValid={isSignatureValid} keyId={keyId} />
    </>
  )
}

function SignatureWords({ isValid, keyId }: { isValid: boolean | null; keyId: string }) {
  const t = useText('delivery/verify')
  if (isValid === null) return null
  return isValid ? t('text.signature_valid', { key: keyId }) : t('text.signature_invalid')
}
