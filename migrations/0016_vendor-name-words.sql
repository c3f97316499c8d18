-- Vendors are found by the words of their names while somebody types one.
create index vendors_name_words on vendors using gin (to_tsvector('simple', fold_text(company_name)));
