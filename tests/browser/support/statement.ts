import { randomUUID } from 'node:crypto'
import { creditorReference } from '../../../app/shared/domain/creditor_reference.ts'

/** The account of the demo shop, as its customers are asked to pay to. */
const IBAN = 'DE65209999000000700700'

/** Nothing in it where a line could break. */
const LONG = 'X'.repeat(100)

/** A camt.053 statement of the bank with one transfer for an order. */
export function statementOf(orderNumber: number, euros: string) {
  const day = new Date().toISOString().slice(0, 10)
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>` +
    '<CdtDbtInd>CRDT</CdtDbtInd></Bal>'
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${orderNumber}</MsgId><CreDtTm>${day}T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${randomUUID()}</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>
${balance('OPBD', '0.00')}${balance('CLBD', euros)}
<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${randomUUID()}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Elbquant Research GmbH</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>${creditorReference(orderNumber)}</Ref></CdtrRefInf></Strd><Ustrd>${LONG}</Ustrd></RmtInf>
</TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
  return {
    name: `statement_${orderNumber}.xml`,
    mimeType: 'application/xml',
    buffer: Buffer.from(content),
  }
}
