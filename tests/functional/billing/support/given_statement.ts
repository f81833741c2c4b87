import shop from '#config/shop'
import { creditorReference } from '#shared/domain/creditor_reference'

export type Line = {
  cents: number
  order?: number
  text?: string
  day?: string
  reference?: string
  isOutgoing?: boolean
}

const IBAN = shop.bankAccount.iban.replaceAll(' ', '')
let last = 0

type Over = {
  iban?: string
  closing?: number
  /** Attributes of the account, and what stands beside the lines. */
  attributes?: string
  inside?: string
}

/** A camt.053 file of the shop's account with these lines. */
export function camtOf(lines: Line[], over: Over = {}): string {
  const sum = lines.reduce(
    (total, { cents, isOutgoing }) => total + (isOutgoing ? -cents : cents),
    0
  )
  const closing = over.closing ?? 100_000 + sum
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M</MsgId><CreDtTm>2026-11-21T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>2026-${++last}</Id><Acct ${over.attributes ?? ''}><Id><IBAN>${over.iban ?? IBAN}</IBAN></Id></Acct>
${balance('OPBD', 100_000)}${balance('CLBD', closing)}
${lines.map(entryOf).join('\n')}${over.inside ?? ''}
</Stmt></BkToCstmrStmt></Document>`
}

const euros = (cents: number) => (cents / 100).toFixed(2)

const balance = (code: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(cents)}</Amt>` +
  '<CdtDbtInd>CRDT</CdtDbtInd></Bal>'

function entryOf({ cents, order, text, day, reference, isOutgoing }: Line): string {
  const name = reference ?? `B${String(++last).padStart(8, '0')}`
  const structured = order
    ? `<Strd><CdtrRefInf><Ref>${creditorReference(order)}</Ref></CdtrRefInf></Strd>`
    : `<Ustrd>${text ?? 'Rechnung'}</Ustrd>`
  return `<Ntry><Amt Ccy="EUR">${euros(cents)}</Amt><CdtDbtInd>${isOutgoing ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day ?? '2026-11-20'}</Dt></BookgDt><AcctSvcrRef>${name}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Elbquant Research GmbH</Nm></Pty></Dbtr></RltdPties>
<RmtInf>${structured}</RmtInf></TxDtls></NtryDtls></Ntry>`
}
