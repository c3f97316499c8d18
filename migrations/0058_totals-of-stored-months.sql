-- The months that are stored already, closed or not.
insert into figure_months (month, figure, amount_usd, times)
  select month, figure, sum(amount_usd), sum(times) from vendor_months group by month, figure having sum(amount_usd) <> 0;
--> statement-breakpoint
create trigger figure_months_closed before insert or update or delete on figure_months
  for each row execute function refuse_closed_sums();
