/** Whether a restored shop went on with later numbers after this one, so that nobody has one twice. */
export const skippedAfter = (counter: string, number: string) => `exists (
  select 1 from audit_events e, jsonb_to_recordset(e.after -> 'skipped') as s(name text, after bigint)
   where e.action = 'shop.restored' and s.name = ${counter} and s.after = ${number})`
