-- The calls that each menu of the catalogue was planted with: so a later catalogue can change them without undoing what
-- people changed themselves. Until now nobody could tell the two apart, and menus count as planted the way they are.
ALTER TABLE planted_menu ADD COLUMN resources jsonb;
UPDATE planted_menu SET resources = "menu".resources FROM "menu" WHERE "menu".code = planted_menu.code;
