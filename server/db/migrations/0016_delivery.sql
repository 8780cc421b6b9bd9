-- Delivery methods were part of brands and of files; shops that have them keep them as records of the delivery table.
create temporary table old_method on commit drop as
select null::text as brand, coalesce((select currency from shop_order group by 1 order by count(*) desc limit 1), 'GBP') as currency,
	given.* from (values
	('standard', 'Standard delivery', 'Up to 4 working days', 'standard', 399, 4, array['GB'], true, null::int, 10),
	('next-day', 'Next day delivery', 'Order before the cut-off', 'next-day', 599, 1, array['GB'], false, null, 20),
	('collect', 'Collect from a shop', 'Ready in 3 working days', 'standard', 299, 3, array['GB'], false, null, 30),
	('international', 'International delivery', 'Up to 8 working days', 'standard', 999, 8, array[]::text[], false, null, 40)
) as given (code, name, description, service, price, days, countries, takes_bulky, free_above, position)
where exists (select 1 from shop_order)
union all
select body->>'slug', coalesce((select currency from shop_order where brand_slug = body->>'slug' group by 1 order by count(*) desc limit 1), 'GBP'),
	m->>'id', m->>'name', m->>'description', m->>'service', (m->>'price')::int, (m->>'days')::int,
	array(select jsonb_array_elements_text(m->'countries')), (m->>'takesBulky')::boolean,
	case when (m->>'canBeFree')::boolean then (body->>'freeDeliveryAbove')::int end, 10 * at::int
from resource_record, jsonb_array_elements(body->'deliveryMethods') with ordinality as methods (m, at)
where kind = 'brand' and jsonb_typeof(body->'deliveryMethods') = 'array';
--> statement-breakpoint
insert into resource_record (kind, id, body)
select 'delivery-zone', lower(country), jsonb_build_object('code', lower(country), 'name', country,
	'countries', jsonb_build_array(country), 'postcodes', '[]'::jsonb)
from (select distinct unnest(countries) as country from old_method) as named
on conflict (kind, id) do nothing;
--> statement-breakpoint
insert into resource_record (kind, id, body)
select distinct 'delivery-zone', 'world', jsonb_build_object('code', 'world', 'name', 'Rest of the world',
	'countries', '[]'::jsonb, 'postcodes', '[]'::jsonb)
from old_method where countries = '{}'
on conflict (kind, id) do nothing;
--> statement-breakpoint
-- A method without countries went to every country that no other method of its brand named.
insert into resource_record (kind, id, body)
select 'delivery-method', concat_ws('-', coalesce(brand, 'all'), code, zones[1], lower(currency)),
	jsonb_build_object('code', code, 'name', name, 'description', description, 'service', service, 'days', days,
		'prices', jsonb_build_array(jsonb_build_object('itemClass', null, 'fromValue', 0, 'fromWeight', 0, 'price', price)),
		'isActive', true, 'brand', brand, 'currency', currency, 'zones', to_jsonb(zones), 'freeAbove', free_above,
		'takesBulky', takes_bulky, 'maxWeight', null, 'excludedClasses', '[]'::jsonb, 'excludedProducts', '[]'::jsonb,
		'cutOff', null, 'saturdayCutOff', null, 'seller', null, 'position', position)
from (
	select m.*, case when countries = '{}'
		then array['world'] || array(select distinct lower(country) from old_method o, unnest(o.countries) as country
			where not exists (select 1 from old_method own where own.brand is not distinct from m.brand and country = any(own.countries))
			order by 1)
		else array(select lower(country) from unnest(countries) as country) end as zones
	from old_method m
) as placed
on conflict (kind, id) do nothing;
--> statement-breakpoint
-- A shop that sells already is open.
insert into resource_record (kind, id, body)
select 'opening', 'shop', '{"isOpen": true}'::jsonb where exists (select 1 from shop_order)
on conflict (kind, id) do nothing;
