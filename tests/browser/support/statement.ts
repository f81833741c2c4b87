import { randomUUID } from 'node:crypto'
import { creditorReference } from '../../../app/shared/domain/creditor_reference.ts'

/** The account of the demo shop, as its customers are asked to pay to. */
const IBAN = 'DE65209999000000700700'

/** Nothing in it where a line could break. */
const LONG = 'X'.repeat(100)

/** The reference that the customer was asked to name, which settles whose order is paid. */
const structured = (orderNumber: number) =>
  `<Strd><CdtrRefInf><Ref>${creditorReference(orderNumber)}</Ref></CdtrRefInf></Strd>`

/** The number in words of his own: which order is meant, somebody has to decide. */
const inWords = (orderNumber: number) => `<Ustrd>Order ${orderNumber}</Ustrd>`

/** A camt.053 statement of the bank with one transfer for an order. */
export const statementOf = (orderNumber: number, euros: string) =>
  statement(orderNumber, euros, structured(orderNumber))

/** The same, where the order is only suggested. */
export const undecidedStatementOf = (orderNumber: number, euros: string) =>
  statement(orderNumber, euros, inWords(orderNumber))

function statement(orderNumber: number, euros: string, purpose: string) {
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
<RmtInf>${purpose}<Ustrd>${LONG}</Ustrd></RmtInf>
</TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
  return {
    name: `statement_${orderNumber}.xml`,
    mimeType: 'application/xml',
    buffer: Buffer.from(content),
  }
}
