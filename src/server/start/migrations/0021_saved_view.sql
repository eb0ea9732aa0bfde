-- How a person likes to see a list: filters, order and columns under a name. No foreign key leads to "user", as with sessions.
CREATE TABLE saved_view (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  entity text NOT NULL,
  title text NOT NULL,
  -- As text: it may hold any text that JSON can tell, which jsonb cannot.
  look json NOT NULL,
  UNIQUE (user_id, entity, title)
);
