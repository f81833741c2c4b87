/**
 * Days that reports can be made of: their securities were read, and their file is still there. Files are withdrawn and
 * set aside, and come back, without being read again.
 */
export const DAYS_THERE = `
  select d.day from report_days d
   where d.product_id = :productId::int
     and exists (select from lake_files f where f.product_id = d.product_id and f.day = d.day)`
