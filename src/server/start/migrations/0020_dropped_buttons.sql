-- The roles that held a button when it was dropped, since its schema had it no more: they hold it again when it comes back.
ALTER TABLE planted_menu ADD COLUMN held_by uuid[];
