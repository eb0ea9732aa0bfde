-- After how long without a call a session ends before its time; null: it lasts until its time is over, as with "remember me".
ALTER TABLE session ADD COLUMN idle_minutes integer;
