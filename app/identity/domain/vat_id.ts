export * from '#shared/domain/vat_id'
